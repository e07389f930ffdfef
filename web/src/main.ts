import './styles/base.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { router } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';
import { PAGES } from './pages';

router.begin();
PAGES[router.place.path[0] ?? '']?.().catch(() => {}); // comes along with the texts; App says if it doesn't
await settings.begin();
mount(App, { target: document.getElementById('app')! });
