import { defineField } from 'sanity'
import { unchosen } from './base.ts'

/** A Phosphor icon, chosen from the list that the site can draw. */
export const iconField = (group?: string) =>
  defineField({
    name: 'icon',
    title: 'Ícone',
    description: 'Desenho pequeno ao lado do texto. Escolha o que mais combina com a mensagem.',
    type: 'iconName',
    group,
    validation: (rule) => rule.required().error(unchosen('Ícone')),
  })
