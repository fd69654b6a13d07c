import { booleanField } from '../../../base/fields/choice.ts'
import { recordsField } from '../../../base/fields/list.ts'
import { objectField } from '../../../base/fields/object.ts'
import { referenceField } from '../../../base/fields/reference.ts'
import { headingFields, shortTextField, titleField } from '../../../base/fields/section.ts'
import { textField } from '../../../base/fields/text.ts'
import { linkField } from '../../../pages/schema/link.ts'

const portability = objectField({
  name: 'portability',
  title: 'Portabilidade',
  description: 'O convite para quem quer trocar de plano.',
  fields: [
    titleField('Uma frase que já diz algo ao visitante.'),
    shortTextField('O que é e como a corretora ajuda.'),
    linkField({
      name: 'link',
      title: 'Botão',
      description: 'Abre a conversa sobre portabilidade.',
    }),
  ],
})

/** The services of the company: one card for each plan, and portability. */
export const services = objectField({
  name: 'services',
  title: 'Serviços',
  group: 'services',
  description: 'Os planos em cartões e o convite para a portabilidade.',
  fields: [
    ...headingFields(),
    recordsField({
      name: 'cards',
      title: 'Cartões',
      description: 'Um cartão por plano, na ordem em que aparecem.',
      item: 'Cartão de serviço',
      fields: [
        referenceField({
          name: 'plan',
          title: 'Plano',
          description: 'O cartão leva à página deste plano.',
          to: ['plan'],
        }),
        textField({
          name: 'text',
          title: 'Texto',
          description: 'Uma ou duas frases sobre o plano.',
          max: 200,
        }),
        booleanField({
          name: 'main',
          title: 'Cartão principal',
          description: 'Ligue em um só: ele aparece em destaque.',
          initialValue: false,
        }),
      ],
      preview: { select: { title: 'plan.name', subtitle: 'text' } },
    }),
    portability,
  ],
})
