import { definePlugin } from 'sanity'
import { schemaTypes } from './index.ts'
import { withTemplates } from './templates/templates.ts'

/** Every type of the Content Lake, and the values that new documents begin with. */
export const types = definePlugin({
  name: 'types',
  schema: { types: schemaTypes, templates: withTemplates },
})
