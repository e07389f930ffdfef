import './styles/base.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { router } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';

router.begin();
await settings.begin();
mount(App, { target: document.getElementById('app')! });
