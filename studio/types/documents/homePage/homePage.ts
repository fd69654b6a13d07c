import { HomeIcon } from '@sanity/icons/Home'
import { defineType } from 'sanity'
import { PAGE_GROUP, routeField } from '../../../pages/schema/page.ts'
import { about } from './about.ts'
import { hero } from './hero.ts'
import { carriers, contact, extras, faq, testimonials } from './lists.ts'
import { services } from './services.ts'
import { steps } from './steps.ts'

/** The home page, section by section. */
export const homePage = defineType({
  name: 'homePage',
  title: 'Página inicial',
  type: 'document',
  icon: HomeIcon,
  groups: [
    { name: 'hero', title: 'Abertura', default: true },
    { name: 'about', title: 'Sobre' },
    { name: 'services', title: 'Serviços' },
    { name: 'lists', title: 'Listas' },
    { name: 'contact', title: 'Contato' },
    PAGE_GROUP,
  ],
  fields: [
    hero,
    steps,
    about,
    services,
    carriers,
    testimonials,
    faq,
    extras,
    contact,
    routeField(),
  ],
  preview: { prepare: () => ({ title: 'Página inicial' }) },
})
