import type { ClaimKey } from '../claims/index.ts'
import { chatMessages } from './chatMessages.ts'
import { developerCredit, footerColumns, socialLinks } from './footer.ts'
import { headerButton, homeMenu, partnerHeaderButton, partnerMenu } from './menus.ts'
import { openingHours } from './openingHours.ts'
import { placeholders } from './placeholders.ts'

const responseTime: ClaimKey = 'resposta'

/** What the whole site shares: brand, contact, menus, footer and chat messages. */
export const settings = {
  brandName: 'Elos Saúde',
  tagline: 'O plano certo começa com uma boa conversa',
  description:
    'Corretora de planos de saúde e odontológicos em São Paulo. Comparamos operadoras, explicamos cada cláusula e ficamos ao seu lado depois da contratação.',
  author: 'Equipe Elos Saúde',
  ...placeholders,
  dpoPhone: placeholders.phone,
  openingHours,
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

export type SettingsSeed = typeof settings
