import { UsersIcon } from '@sanity/icons/Users'
import { defineType } from 'sanity'
import { PAGE_GROUP, routeField } from '../../../pages/schema/page.ts'
import { closing } from './closing.ts'
import { faq } from './faq.ts'
import { hero } from './hero.ts'
import { advantages, carriers, howItWorks, specialists } from './sections.ts'
import { story } from './story.ts'

/** The page that invites brokers to become partners, section by section. */
export const partnerPage = defineType({
  name: 'partnerPage',
  title: 'Página de parceiros',
  type: 'document',
  icon: UsersIcon,
  groups: [
    { name: 'hero', title: 'Abertura', default: true },
    { name: 'story', title: 'História' },
    { name: 'programme', title: 'Programa' },
    { name: 'faq', title: 'Perguntas' },
    { name: 'closing', title: 'Encerramento' },
    PAGE_GROUP,
  ],
  fields: [hero, story, howItWorks, specialists, advantages, carriers, faq, closing, routeField()],
  preview: { prepare: () => ({ title: 'Página de parceiros' }) },
})
