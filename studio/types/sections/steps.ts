import { OlistIcon } from '@sanity/icons/Olist'
import { iconField } from '../../base/fields/choice.ts'
import { recordsField } from '../../base/fields/list.ts'
import { sharedField } from '../../base/fields/object.ts'
import { titleField } from '../../base/fields/section.ts'
import { anchorField, stringField } from '../../base/fields/text.ts'
import { pageField } from '../../pages/schema/page.ts'
import { lookField, sectionKind } from './sectionKind.ts'

/** A way in steps. */
export const steps = sectionKind({
  name: 'steps',
  title: 'Caminho',
  line: 'Passos numerados, conversas, o caminho de um aviso ao pagamento, ou portas para outras páginas.',
  icon: OlistIcon,
  fields: [
    lookField('Como os passos aparecem.', {
      steps: 'Passos numerados',
      decision: 'Conversas',
      claim: 'Corrente, do aviso ao pagamento',
      choice: 'Portas para outras páginas',
    }),
    recordsField({
      name: 'items',
      title: 'Passos',
      description: 'De dois a seis, na ordem em que acontecem.',
      item: 'Passo',
      max: 6,
      fields: [
        stringField({
          name: 'when',
          title: 'Quando',
          description: 'Acima do título, na corrente. Exemplo: No começo.',
          optional: true,
          max: 30,
        }),
        titleField('O passo em poucas palavras.', 60),
        sharedField({
          name: 'text',
          type: 'shortText',
          title: 'Texto',
          description: 'Uma ou duas frases.',
          optional: true,
        }),
        { ...iconField, description: 'Sem ícone, o número do passo.', validation: () => [] },
        pageField({
          name: 'page',
          title: 'Leva para',
          description: 'A página que abre, nas portas.',
          optional: true,
        }),
        anchorField(),
      ],
      preview: { select: { title: 'title', subtitle: 'when' } },
    }),
  ],
})
