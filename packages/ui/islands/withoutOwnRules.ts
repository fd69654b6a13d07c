import type { Plugin } from 'rolldown'

/** Where react-hook-form asks whether a form has a resolver, but not where it calls it. */
const HAS_RESOLVER = /\b_options\.resolver(?!\()/g

/**
 * Leaves react-hook-form's own validation out of the bundle, 1.3 KB of every form: all forms here have a
 * resolver, with the rules of `leads`, and then it never runs. Fails when a new version of the library
 * is written otherwise.
 */
export const withoutOwnRules = (): Plugin => ({
  name: 'without-own-rules',
  transform: {
    filter: { id: /react-hook-form/ },
    handler(code) {
      if (!HAS_RESOLVER.test(code))
        throw new Error('react-hook-form has changed: see withoutOwnRules.ts')
      return code.replace(HAS_RESOLVER, 'true')
    },
  },
})
