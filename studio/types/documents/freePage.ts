import { DocumentsIcon } from '@sanity/icons/Documents'
import { defineType, type SanityDocument } from 'sanity'
import { objectField } from '../../base/fields/object.ts'
import { referenceField } from '../../base/fields/reference.ts'
import { chatMessageField, closingField, headingFields } from '../../base/fields/section.ts'
import { slugField, stringField } from '../../base/fields/text.ts'
import { newFreePage } from '../../base/initialValues.ts'
import { PAGE_GROUP, routeField } from '../../pages/schema/page.ts'
import { describePeriod } from '../../writing/previews/paged.ts'
import { periodFields } from '../fields/period.ts'
import { checkPeriod, type Period } from '../rules/period.ts'
import { sectionsField } from '../sections/index.ts'

/** A page that staff compose of sections. */
export const freePage = defineType({
  name: 'freePage',
  title: 'Página livre',
  type: 'document',
  icon: DocumentsIcon,
  initialValue: newFreePage,
  groups: [
    { name: 'content', title: 'Conteúdo', default: true },
    { name: 'period', title: 'Período' },
    { name: 'closing', title: 'Encerramento' },
    PAGE_GROUP,
  ],
  fields: [
    stringField({
      name: 'name',
      title: 'Nome',
      group: 'content',
      description: 'Como a página se chama nas listas. Exemplo: Plano de saúde para MEI.',
      max: 60,
    }),
    slugField({
      source: 'name',
      group: 'content',
      description: 'As últimas palavras do endereço que se propõe para a página.',
    }),
    referenceField({
      name: 'subject',
      title: 'Assunto da cotação',
      group: 'content',
      description:
        'O formulário desta página pergunta sobre ele. De um plano, oferece as operadoras das seções “Quem vende”; sem essas seções, as do plano. Vazio: o formulário do site.',
      to: ['carrier', 'plan', 'product'],
      optional: true,
    }),
    objectField({
      name: 'hero',
      title: 'Abertura',
      group: 'content',
      description: 'O alto da página: a primeira coisa que o visitante lê.',
      fields: headingFields('complete'),
    }),
    { ...sectionsField, keptInCopy: true },
    { ...closingField(), keptInCopy: true },
    { ...chatMessageField, keptInCopy: true },
    ...periodFields({
      group: 'period',
      descriptions: {
        publishAt:
          'Vazio: aparece no site assim que for publicada. Preenchido: publique agora, e o site a mostra sozinho a partir dessa hora. Até lá, o endereço responde “página não encontrada”.',
        unpublishOn:
          'Vazio: fica no site. Preenchido: publique agora, e a partir desse dia o site não mostra mais a página.',
      },
    }),
    routeField(),
  ],
  validation: (rule) => rule.custom<SanityDocument & Period>(checkPeriod),
  preview: {
    select: { title: 'name', publishAt: 'publishAt', unpublishOn: 'unpublishOn' },
    prepare: (page) => describePeriod({ ...page, media: DocumentsIcon }),
  },
})
