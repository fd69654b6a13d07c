import { CogIcon } from '@sanity/icons/Cog'
import { defineType } from 'sanity'
import { numberField } from '../../../base/fields/number.ts'
import { objectField } from '../../../base/fields/object.ts'
import { claimField } from '../../../base/fields/reference.ts'
import { textField } from '../../../base/fields/text.ts'
import { announcementField } from './announcement.ts'
import { brandFields } from './brand.ts'
import { contactFields } from './contact.ts'
import { footerFields } from './footer.ts'
import { measurement } from './measurement.ts'
import { menuFields } from './menus.ts'

const message = (name: string, title: string, description: string) =>
  textField({ name, title, description })

/** The messages typed in the chat on pages without a message of their own. */
const chatMessages = objectField({
  name: 'chatMessages',
  title: 'Mensagens prontas',
  group: 'chat',
  description: 'O que já aparece escrito na conversa do visitante.',
  fields: [
    message('floating', 'Botão flutuante', 'Saudação geral, usada em todas as páginas.'),
    message('portability', 'Portabilidade', 'Quando o visitante quer trocar de plano.'),
    message('partner', 'Parceria', 'Quando um corretor quer falar sobre a parceria.'),
    message('quote', 'Cotação', 'Quando o visitante pede cotação pela conversa.'),
  ],
})

/** The legal bound that stands beside the prices of health plans. */
const ageLimit = claimField({
  name: 'ageLimit',
  title: 'Limite de preço por idade',
  group: 'brand',
  description:
    'Quantas vezes o preço da primeira faixa de idade a última pode custar, pela norma. Aparece junto do preço das operadoras. Vazio: não aparece.',
  optional: true,
})

/** How long the forms that visitors send are stored. */
const leadRetentionMonths = numberField({
  name: 'leadRetentionMonths',
  title: 'Guardar por quantos meses',
  group: 'leads',
  description:
    'Cotações e candidaturas mais antigas do que isto são apagadas. Quem é avisado de cada pedido está em “Avisos de pedidos”, abaixo de “Configurações”.',
  min: 1,
  max: 60,
  initialValue: 12,
})

/** The settings that all pages share: brand, contact, announcement, menus, footer and chat messages. */
export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Configurações',
  type: 'document',
  icon: CogIcon,
  groups: [
    { name: 'brand', title: 'Marca', default: true },
    { name: 'contact', title: 'Contato e horários' },
    { name: 'announcement', title: 'Aviso' },
    { name: 'menus', title: 'Menus' },
    { name: 'footer', title: 'Rodapé' },
    { name: 'chat', title: 'Conversa' },
    { name: 'leads', title: 'Cotações e candidaturas' },
    { name: 'measurement', title: 'Medição' },
  ],
  fields: [
    ...brandFields,
    ageLimit,
    ...contactFields,
    announcementField,
    ...menuFields,
    ...footerFields,
    chatMessages,
    leadRetentionMonths,
    measurement,
  ],
  preview: { prepare: () => ({ title: 'Configurações' }) },
})
