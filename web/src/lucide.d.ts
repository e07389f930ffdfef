declare module 'lucide:*' {
  import type { Component } from 'svelte';
  import type { SVGAttributes } from 'svelte/elements';

  const icon: Component<SVGAttributes<SVGSVGElement> & { size?: number }>;
  export default icon;
}
