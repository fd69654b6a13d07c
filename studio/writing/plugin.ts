import { definePlugin } from 'sanity'
import { FocusedInput } from './focus/FocusedInput.tsx'

/** Gives the focus to the field that the address names, and says who else is in a field. */
export const writing = definePlugin({
  name: 'writing',
  form: { components: { input: FocusedInput } },
})
