import { CogIcon } from '@sanity/icons/Cog'
import { defineType } from 'sanity'
import { brandFields } from './brand.ts'
import { chatFields } from './chat.ts'
import { contactFields } from './contact.ts'
import { footerFields } from './footer.ts'
import { leadFields } from './leads.ts'
import { measurementFields } from './measurement.ts'
import { menuFields } from './menus.ts'

/** The settings that all pages share: brand, contact, menus, footer and chat messages. */
export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Configurações',
  type: 'document',
  icon: CogIcon,
  groups: [
    { name: 'brand', title: 'Marca', default: true },
    { name: 'contact', title: 'Contato e horários' },
    { name: 'menus', title: 'Menus' },
    { name: 'footer', title: 'Rodapé' },
    { name: 'chat', title: 'Conversa' },
    { name: 'leads', title: 'Cotações e candidaturas' },
    { name: 'measurement', title: 'Medição' },
  ],
  fields: [
    ...brandFields('brand'),
    ...contactFields('contact'),
    ...menuFields('menus'),
    ...footerFields('footer'),
    ...chatFields('chat'),
    ...leadFields('leads'),
    ...measurementFields('measurement'),
  ],
  preview: { prepare: () => ({ title: 'Configurações' }) },
})
