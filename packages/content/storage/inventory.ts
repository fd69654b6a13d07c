import { CONSENT, CONSENT_PROOF, DRAFT_PREFIX, LARGER_TEXT } from './names.ts'

/** What a visitor may refuse, and may not (specification, section 3: cookie consent record). */
export type StorageCategory = 'necessary' | 'functional' | 'analytics' | 'marketing'

/** One thing that the site keeps in a browser. Words are those of the privacy policy. */
export interface StoredItem {
  /** The name it is kept under, or several that go together; what varies is '*'. */
  name: string
  place: 'localStorage' | 'sessionStorage' | 'cookie'
  category: StorageCategory
  purpose: string
  lifetime: string
}

/**
 * All that the site keeps in a browser: the one description, which the privacy policy shows and the
 * code takes its names from. What is not listed here may not be kept.
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
    purpose: 'Lembrar quando e em que versão desta política você escolheu',
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
    name: '__prerender_bypass, sanity-preview-*',
    place: 'cookie',
    category: 'necessary',
    purpose: 'Mostrar rascunhos à nossa equipe, e a mais ninguém',
    lifetime: 'Até fechar o navegador',
  },
]
