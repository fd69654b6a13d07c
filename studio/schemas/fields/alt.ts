import { stringField } from './string.ts'

/** The text that stands for an image (WCAG 2.2, 1.1.1). */
export const altField = () =>
  stringField({
    name: 'alt',
    title: 'Descrição da imagem',
    description: 'O que a imagem mostra, para quem usa leitor de tela. Sem “imagem de”.',
    max: 160,
  })
