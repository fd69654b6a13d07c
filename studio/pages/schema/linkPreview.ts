import type { PreviewValue } from 'sanity'

interface LinkSelection {
  label?: string
  action?: string
  path?: string
  anchor?: string
  url?: string
}

/** A link in a list: its label and its target. */
export function describeLink({ label, action, path, anchor, url }: LinkSelection): PreviewValue {
  const section = anchor ? `#${anchor}` : ''
  const targets: Record<string, string> = {
    page: `${path ?? ''}${section}`,
    quote: 'Pedido de cotação',
    partner: 'Cadastro de parceiro',
    chat: 'Conversa',
    external: url ?? '',
  }
  return { title: label, subtitle: targets[action ?? 'page'] }
}
