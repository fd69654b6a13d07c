import type { FieldDefinition } from 'sanity'
import { IMAGE_WIDTHS, imageField } from './image.ts'
import { objectField, sharedField } from './object.ts'
import { stringField, textField } from './text.ts'

/** The title of a page, a section or a card. */
export const titleField = (description: string, max = 90) =>
  stringField({ name: 'title', title: 'Título', description, max })

/** The sentences below the title of a page or of a section. */
export const openingField = (description: string, optional = false) =>
  sharedField({
    name: 'lead',
    type: 'shortText',
    title: 'Texto de abertura',
    description,
    optional,
  })

/** The few sentences of a card or of a small section. */
export const shortTextField = (description: string) =>
  sharedField({ name: 'text', type: 'shortText', title: 'Texto', description })

/** The parts of a heading that are required: all of them, or only the title. */
type Completeness = 'complete' | 'titleOnly'

const headingTitleField = titleField('Uma frase que já diz algo ao visitante, sem ponto final.')

/** Returns the fields above and below the title of a page or of a section. */
const besideTitle = (completeness: Completeness) => ({
  eyebrow: stringField({
    name: 'eyebrow',
    title: 'Chamada curta',
    description: 'Duas ou três palavras acima do título da seção. Exemplo: “Nossos serviços”.',
    optional: completeness === 'titleOnly',
    max: 40,
  }),
  lead: openingField(
    'Uma ou duas frases abaixo do título. Preços e números entram como afirmação.',
    completeness === 'titleOnly',
  ),
})

/** Returns the fields of the heading of a page or of a section: eyebrow, title and lead. */
export function headingFields(completeness: Completeness = 'titleOnly') {
  const { eyebrow, lead } = besideTitle(completeness)
  return [eyebrow, headingTitleField, lead]
}

/** Returns the fields of a section: its title, its own, and what may stand above and below the title. */
export function fieldsUnderTitle(own: FieldDefinition[]) {
  const { eyebrow, lead } = besideTitle('titleOnly')
  return [headingTitleField, ...own, eyebrow, lead]
}

/** The picture beside the title at the top of a page or of a section. */
export const pictureField = imageField({
  name: 'image',
  width: IMAGE_WIDTHS.page,
  title: 'Imagem',
  description:
    'Foto ou ilustração ao lado do título. Uma ilustração em SVG aparece sempre inteira: recorte e ponto principal só valem para fotos.',
  optional: true,
})

/** Title and text of the invitation at the end of a page. `text` describes the text to editors. */
export const invitationFields = (text: string) => [
  titleField('Uma frase curta que convida.'),
  shortTextField(text),
]

/** The invitation at the end of a page, with the label of the button that opens the quote form. */
export const closingField = () =>
  objectField({
    name: 'closing',
    title: 'Convite final',
    group: 'closing',
    description: 'O que o visitante lê antes de pedir a cotação.',
    fields: [
      ...invitationFields('O que acontece depois do clique.'),
      stringField({
        name: 'label',
        title: 'Texto do botão',
        keptInCopy: true,
        description: 'Exemplo: Solicitar Cotação Agora. O site acrescenta “pelo WhatsApp”.',
        max: 40,
      }),
    ],
  })

/** The message already typed in the chat that a visitor opens from this page. */
export const chatMessageField = textField({
  name: 'chatMessage',
  title: 'Mensagem da conversa',
  group: 'closing',
  description: 'Texto que já aparece escrito quando o visitante abre a conversa nesta página.',
})
