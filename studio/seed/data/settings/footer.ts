import type { LinkSeed } from '../content.ts'
import type { RoutePath } from '../routes/paths.ts'
import { chatMessages } from './chatMessages.ts'

interface SocialLinkSeed {
  network: 'instagram' | 'facebook' | 'linkedin' | 'youtube'
  label: string
  url: string
}

const page = (label: string, route: RoutePath, anchor?: string): LinkSeed => ({
  label,
  action: 'page',
  route,
  ...(anchor && { anchor }),
})

export const footerColumns: { title: string; links: LinkSeed[] }[] = [
  {
    title: 'Empresa',
    links: [
      page('Sobre', '/', 'sobre'),
      page('Blog', '/blog'),
      page('Seja parceiro', '/parceiros-elos'),
      page('Como ganhamos dinheiro', '/como-ganhamos-dinheiro'),
      page('Padrões editoriais', '/padroes-editoriais'),
    ],
  },
  {
    title: 'Serviços',
    links: [
      page('Plano Empresarial', '/plano-empresarial'),
      page('Plano Sênior', '/plano-senior'),
      page('Plano Familiar (dentista)', '/plano-familiar'),
      page('Plano Individual (dentista)', '/plano-individual'),
      page('Seguro de Frotas', '/seguro-automotivo-frotas'),
      page('Seguro de Vida', '/seguro-vida'),
    ],
  },
  {
    title: 'Suporte',
    links: [
      page('Contato', '/', 'contato'),
      page('Operadoras', '/', 'operadoras'),
      page('Depoimentos', '/', 'depoimentos'),
      { label: 'Portabilidade pelo WhatsApp', action: 'chat', message: chatMessages.portability },
      page('Acessibilidade', '/acessibilidade'),
    ],
  },
  {
    title: 'Legal',
    links: [
      page('Política de Privacidade', '/politica-privacidade'),
      page('Termos de Uso', '/termos-uso'),
      page('Meus dados', '/meus-dados'),
    ],
  },
]

/** Social profiles. The addresses are placeholders, like the company's other data. */
export const socialLinks: SocialLinkSeed[] = [
  { network: 'instagram', label: 'Instagram', url: 'https://www.instagram.com/exemplo' },
  { network: 'facebook', label: 'Facebook', url: 'https://www.facebook.com/exemplo' },
  { network: 'linkedin', label: 'LinkedIn', url: 'https://www.linkedin.com/company/exemplo' },
  { network: 'youtube', label: 'YouTube', url: 'https://www.youtube.com/@exemplo' },
]

export const developerCredit = {
  label: 'Desenvolvido por Estúdio Exemplo',
  message: 'Olá! Vim pelo site da Elos Saúde e tenho interesse em um site como esse.',
}
