import { CAMPAIGN, CONSENT, CONSENT_PROOF, DRAFT_PREFIX, LARGER_TEXT } from './names.ts'

/** The categories of cookie consent. A visitor may refuse all but 'necessary'. */
export type StorageCategory = 'necessary' | 'functional' | 'analytics' | 'marketing'

/** An item that the site stores in a browser, in the words of the privacy policy. */
export interface StoredItem {
  /** The name of the item, or of several that belong together. '*' stands for any text. */
  name: string
  place: 'localStorage' | 'sessionStorage' | 'cookie'
  category: StorageCategory
  purpose: string
  lifetime: string
}

/**
 * Every item that the site stores in a browser. The privacy policy shows this list, and the code
 * takes the names from it. Nothing else may be stored.
 */
export const STORED_ITEMS: readonly StoredItem[] = [
  {
    name: CONSENT,
    place: 'localStorage',
    category: 'necessary',
    purpose: 'Lembrar a sua escolha de cookies',
    lifetime: 'Até você mudar ou apagar',
  },
  {
    name: CONSENT_PROOF,
    place: 'localStorage',
    category: 'necessary',
    purpose: 'Lembrar quando você escolheu, e que texto leu',
    lifetime: 'Até você mudar ou apagar',
  },
  {
    name: `${DRAFT_PREFIX}*`,
    place: 'sessionStorage',
    category: 'necessary',
    purpose: 'Não perder o que você digitou num formulário',
    lifetime: 'Até enviar ou fechar a aba',
  },
  {
    name: LARGER_TEXT,
    place: 'sessionStorage',
    category: 'necessary',
    purpose: 'Manter as letras maiores que você pediu, de uma página a outra',
    lifetime: 'Até fechar a aba',
  },
  {
    name: LARGER_TEXT,
    place: 'localStorage',
    category: 'functional',
    purpose: 'Lembrar, na próxima visita, que você pediu letras maiores',
    lifetime: 'Até você mudar ou apagar',
  },
  {
    name: CAMPAIGN,
    place: 'sessionStorage',
    category: 'marketing',
    purpose: 'Saber de que campanha ou link você veio, se você pedir uma cotação',
    lifetime: 'Até fechar a aba',
  },
  {
    name: '__prerender_bypass, sanity-preview-*',
    place: 'cookie',
    category: 'necessary',
    purpose: 'Mostrar rascunhos à nossa equipe, e a mais ninguém',
    lifetime: 'Até fechar o navegador',
  },
]
