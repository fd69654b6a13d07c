import { definePlugin } from 'sanity'
import { FocusedInput } from './focus/FocusedInput.tsx'
import { imageSources } from './library/imageSources.ts'
import { RequiredField } from './required/RequiredField.tsx'

/**
 * Gives the focus to the field that the address names, says who else is in a field, and which fields are required; gives
 * names to the images that were uploaded.
 */
export const writing = definePlugin({
  name: 'writing',
  form: {
    components: { input: FocusedInput, field: RequiredField },
    image: { assetSources: imageSources },
  },
})
