import type { LinkSeed } from '../content.ts'

const home = (label: string, anchor: string): LinkSeed => ({
  label,
  action: 'page',
  route: '/',
  anchor,
})

const partner = (label: string, anchor: string): LinkSeed => ({
  label,
  action: 'page',
  route: '/parceiros-elos',
  anchor,
})

export const homeMenu: LinkSeed[] = [
  home('Início', 'inicio'),
  home('Sobre', 'sobre'),
  home('Serviços', 'servicos'),
  home('Depoimentos', 'depoimentos'),
  home('Contato', 'contato'),
  { label: 'Blog', action: 'page', route: '/blog' },
]

export const partnerMenu: LinkSeed[] = [
  partner('Como Funciona', 'como-funciona'),
  partner('Portabilidade', 'especialistas-portabilidade'),
  partner('Vantagens', 'vantagens'),
  partner('Operadoras', 'operadoras-parceiras'),
  partner('FAQ', 'faq'),
]

export const headerButton: LinkSeed = { label: 'Solicitar Cotação', action: 'quote' }
export const partnerHeaderButton: LinkSeed = { label: 'Quero Ser Parceiro', action: 'partner' }
