import type { StoredItem } from './inventory.ts'

/**
 * The items that Google Analytics and Google Ads store in the browser of a visitor who agrees, when
 * the site settings have their ids: https://support.google.com/analytics/answer/11397207 and
 * https://business.safety.google/adscookies/
 */
export const MEASUREMENT_ITEMS: readonly StoredItem[] = [
  {
    name: '_ga',
    place: 'cookie',
    category: 'analytics',
    purpose: 'Distinguir um navegador de outro, para contar visitas (Google Analytics)',
    lifetime: '2 anos',
  },
  {
    name: '_ga_*',
    place: 'cookie',
    category: 'analytics',
    purpose: 'Lembrar a visita em curso (Google Analytics)',
    lifetime: '2 anos',
  },
  {
    name: '_gcl_*',
    place: 'cookie',
    category: 'marketing',
    purpose: 'Saber de que anúncio você veio (Google Ads)',
    lifetime: '90 dias',
  },
  {
    name: '_gcl_ls',
    place: 'localStorage',
    category: 'marketing',
    purpose: 'Saber de que anúncio você veio (Google Ads)',
    lifetime: 'Até você mudar ou apagar',
  },
]
