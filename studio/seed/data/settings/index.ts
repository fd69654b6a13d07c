import { BRAND_NAME } from '@elos/content/parts/site/brand'
import type { ClaimKey } from '../claims/index.ts'
import { chatMessages } from './chatMessages.ts'
import { developerCredit, footerColumns, socialLinks } from './footer.ts'
import { holidays } from './holidays.ts'
import { headerButton, homeMenu, partnerHeaderButton, partnerMenu } from './menus.ts'
import { openingHours } from './openingHours.ts'
import { placeholders } from './placeholders.ts'

const responseTime: ClaimKey = 'resposta'

/** The settings that all pages share: brand, contact, menus, footer and chat messages. */
export const settings = {
  brandName: BRAND_NAME,
  tagline: 'O plano certo começa com uma boa conversa',
  description:
    'Corretora de planos de saúde e odontológicos em São Paulo. Comparamos operadoras, explicamos cada cláusula e ficamos ao seu lado depois da contratação.',
  author: 'Equipe Elos Saúde',
  ...placeholders,
  dpoPhone: placeholders.phone,
  openingHours,
  holidays,
  responseTime,
  homeMenu,
  partnerMenu,
  headerButton,
  partnerHeaderButton,
  footerColumns,
  socialLinks,
  developerCredit,
  chatMessages,
  leadRetentionMonths: 12,
}
