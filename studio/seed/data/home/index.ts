import { type CarrierId, carriersInOrder } from '../carriers/index.ts'
import type { HeadingSeed } from '../content.ts'
import type { ProductId } from '../products/index.ts'
import { about } from './about.ts'
import { hero } from './hero.ts'
import { services } from './services.ts'

type Listing<Id extends string> = HeadingSeed & { items: Id[] }

const carriers: Listing<CarrierId> = {
  eyebrow: 'Operadoras',
  title: 'Seis operadoras, explicadas uma a uma',
  lead: 'Veja o que cada uma tem de bom, para quem serve e o que perguntar antes.',
  items: carriersInOrder,
}

const testimonials: HeadingSeed = {
  eyebrow: 'Depoimentos',
  title: 'Quem já conversou com a gente conta como foi',
}

const faq: HeadingSeed = {
  eyebrow: 'Perguntas frequentes',
  title: 'As dúvidas que mais ouvimos, respondidas sem rodeios',
}

const contact: HeadingSeed = {
  eyebrow: 'Contato',
  title: 'Conte o que você procura e responderemos logo',
  lead: 'Nome, e-mail e telefone bastam para começar. Respondemos em {{resposta}}, no horário de atendimento.',
}

const extras: Listing<ProductId> = {
  eyebrow: 'Outros seguros',
  title: 'Também cuidamos do que mais importa para você',
  lead: 'Com a mesma conversa clara, ajudamos a proteger a frota da empresa e o futuro da família.',
  items: ['product-frotas', 'product-vida'],
}

/** The home page, section by section. Testimonials and questions are in the order of their own files. */
export const home = { hero, about, services, carriers, testimonials, faq, contact, extras }
