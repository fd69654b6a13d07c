import { config } from 'zod/mini'

// The site's content security policy forbids eval. Without this setting zod tries it once, and the
// browser reports a violation. This file must be imported before the first schema is created.
config({ jitless: true })
