import { LinkIcon } from '@sanity/icons/Link'
import { defineType } from 'sanity'
import { anchorField } from '../../base/fields/text.ts'
import { pageField } from './page.ts'

/** A link inside a text to a page of this site. It follows the page when its path changes. */
export const routeLink = defineType({
  name: 'routeLink',
  title: 'Link para página do site',
  type: 'object',
  icon: LinkIcon,
  fields: [
    pageField({
      name: 'page',
      title: 'Página',
      description: 'O link continua certo mesmo que o endereço da página mude.',
      // The paragraph checks that it is there.
      optional: true,
    }),
    anchorField(),
  ],
})
