import type { LinkAction } from '@elos/content'
import { type FieldProblem, problemAt } from '../../base/rules/check.ts'

/** A link as stored. */
export interface LinkValue {
  action?: LinkAction
  page?: { _ref?: string }
  anchor?: string
  message?: string
  url?: string
}

const NEEDS: Record<LinkAction, (link: LinkValue) => FieldProblem[]> = {
  page: ({ page, anchor }) =>
    page?._ref || anchor
      ? []
      : [problemAt('page', 'Escolha a página de destino ou escreva uma parte desta página.')],
  quote: () => [],
  partner: () => [],
  chat: ({ message }) =>
    message ? [] : [problemAt('message', 'Escreva a mensagem que abre a conversa.')],
  external: ({ url }) => (url ? [] : [problemAt('url', 'Informe o endereço do outro site.')]),
}

/** Check that a link has the fields that its action needs. */
export const checkLink = (link: LinkValue | undefined): FieldProblem[] =>
  link?.action ? NEEDS[link.action](link) : []
