import type { LinkAction } from '@elos/content'
import { LinkIcon } from '@sanity/icons/Link'
import { defineField, defineType } from 'sanity'
import { type FieldBase, missing } from '../../base/fields/base.ts'
import { choiceField, choicesOf } from '../../base/fields/choice.ts'
import { anchorField, stringField, textField, urlField } from '../../base/fields/text.ts'
import { checkLink, type LinkValue } from '../rules/link.ts'
import { describeLink } from './linkPreview.ts'
import { pageField } from './page.ts'

const ACTIONS: Record<LinkAction, string> = {
  page: 'Abre uma página ou seção do site',
  quote: 'Abre o pedido de cotação',
  partner: 'Abre o cadastro de parceiro',
  chat: 'Abre a conversa com uma mensagem pronta',
  external: 'Abre outro site',
}

/** Hides a field if the link has another action. */
const unless =
  (action: LinkAction) =>
  ({ parent }: { parent?: LinkValue }) =>
    parent?.action !== action

/** A button or menu item and what it does. */
export const link = defineType({
  name: 'link',
  title: 'Botão ou link',
  type: 'object',
  icon: LinkIcon,
  fields: [
    stringField({
      name: 'label',
      title: 'Texto do botão',
      description: 'O que o visitante lê. Comece por um verbo quando for botão.',
      max: 40,
    }),
    choiceField({
      name: 'action',
      title: 'O que acontece',
      description: 'A ação decide quais dos campos abaixo aparecem.',
      choices: choicesOf(ACTIONS),
      initialValue: 'page',
    }),
    pageField({
      name: 'page',
      title: 'Página',
      description: 'Vazio, com “Parte da página” preenchida: rola até ela na mesma página.',
      optional: true,
      hidden: unless('page'),
    }),
    anchorField(unless('page')),
    textField({
      name: 'message',
      title: 'Mensagem pronta',
      description: 'Texto que já aparece escrito na conversa do visitante.',
      optional: true,
      requiredIf: () => true,
      hidden: unless('chat'),
    }),
    urlField({
      name: 'url',
      title: 'Endereço',
      description: 'Endereço completo do outro site, com https://.',
      optional: true,
      requiredIf: () => true,
      hidden: unless('external'),
    }),
  ],
  validation: (rule) => rule.custom(checkLink),
  preview: {
    select: {
      label: 'label',
      action: 'action',
      path: 'page.route.path',
      anchor: 'anchor',
      url: 'url',
    },
    prepare: describeLink,
  },
})

/** A required link. The rule of the field would replace that of its type alone. */
export const linkField = (field: FieldBase) =>
  defineField({
    ...field,
    type: 'link',
    validation: (rule) => [
      rule.required().error(missing(field.title)),
      rule.custom<LinkValue>(checkLink),
    ],
  })
