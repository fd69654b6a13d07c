import { config } from 'zod/mini'

// The site's content security policy allows no eval: without this, zod tries it once and the
// browser reports a violation. Imported before any schema is made.
config({ jitless: true })
