/** An address that did not get a notification, as its lead has it. */
export interface RefusedAddress {
  address?: string | null
  /** The reply code of the mail server, or the code of an error. */
  error?: string | null
}

const list = new Intl.ListFormat('pt-BR')

/** The sentence for staff about the addresses that a mail server refused; undefined where it refused none. */
export function refusedText(refused: readonly RefusedAddress[]): string | undefined {
  const named = refused.flatMap(({ address, error }) => (address ? `${address} (${error})` : []))
  const each = [...new Set(named)]
  const what = each.length === 1 ? 'que não recebeu o aviso' : 'que não receberam o aviso'
  return each.length > 0 ? `O servidor de e-mail recusou ${list.format(each)}, ${what}.` : undefined
}
