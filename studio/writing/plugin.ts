import { definePlugin } from 'sanity'
import { FocusedInput } from './focus/FocusedInput.tsx'
import { RequiredField } from './required/RequiredField.tsx'

/** Gives the focus to the field that the address names, says who else is in a field, and which fields are required. */
export const writing = definePlugin({
  name: 'writing',
  form: { components: { input: FocusedInput, field: RequiredField } },
})
