import './styles/base.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { router } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';
import { language } from './lib/text/language.svelte';
import { FRONT_TEXTS, pageAt } from './pages';

router.begin();
const page = pageAt(router.place);
page?.load().catch(() => {}); // it comes along with the texts; App says if it doesn't
language.expect(page?.texts ?? FRONT_TEXTS);
await settings.begin();
mount(App, { target: document.getElementById('app')! });
