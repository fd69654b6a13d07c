import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe'
import { defineType } from 'sanity'
import { urlField } from '../../base/fields/text.ts'

/** A link inside a text to another site. */
export const externalLink = defineType({
  name: 'externalLink',
  title: 'Link para outro site',
  type: 'object',
  icon: EarthGlobeIcon,
  fields: [
    urlField({
      name: 'url',
      title: 'Endereço',
      description: 'Endereço completo da página, com https://. Prefira fontes oficiais.',
      // The paragraph checks that it is there.
      optional: true,
    }),
  ],
})
