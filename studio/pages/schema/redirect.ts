import { TransferIcon } from '@sanity/icons/Transfer'
import { defineType } from 'sanity'
import { booleanField } from '../../base/fields/choice.ts'
import { anchorField, stringField } from '../../base/fields/text.ts'
import { checkPath } from '../../base/rules/text.ts'
import { checkRedirect } from '../rules/lookup.ts'
import { pageField } from './page.ts'
import { describeRedirect } from './redirectPreview.ts'

/** An address that leads to a page of the site. */
export const redirect = defineType({
  name: 'redirect',
  title: 'Redirecionamento',
  type: 'document',
  icon: TransferIcon,
  fields: [
    stringField({
      name: 'source',
      title: 'Endereço antigo',
      description: 'O endereço que deixa de existir, começando por “/”. Exemplo: /lgpd.',
      check: checkPath,
    }),
    pageField({
      name: 'target',
      title: 'Página de destino',
      description: 'Para onde o visitante vai.',
    }),
    anchorField(),
    booleanField({
      name: 'permanent',
      title: 'Definitivo',
      keptInCopy: true,
      description:
        'Ligado: o endereço antigo não volta mais, e navegadores e buscadores o esquecem. Desligado: temporário, como o de uma campanha.',
      initialValue: false,
    }),
  ],
  validation: (rule) => rule.custom(checkRedirect),
  orderings: [
    { title: 'Endereço antigo', name: 'source', by: [{ field: 'source', direction: 'asc' }] },
  ],
  preview: {
    select: {
      source: 'source',
      path: 'target.route.path',
      anchor: 'anchor',
      permanent: 'permanent',
    },
    prepare: describeRedirect,
  },
})
