import { HomeAbout } from '../sections/home/About.tsx'
import { HomeCarriers } from '../sections/home/Carriers.tsx'
import { HomeContact } from '../sections/home/Contact.tsx'
import { HomeExtras } from '../sections/home/Extras.tsx'
import { HomeFaq } from '../sections/home/Faq.tsx'
import { HomeHero } from '../sections/home/Hero.tsx'
import { HomeServices } from '../sections/home/Services.tsx'
import { HomeTestimonials } from '../sections/home/Testimonials.tsx'
import type { MakeGroup } from './group.ts'

/** The sections of the home page. */
export const home: MakeGroup = ({ home: { subject } }, place) => ({
  name: 'Início',
  pieces: {
    Abertura: <HomeHero hero={subject.hero} place={place} />,
    Sobre: <HomeAbout about={subject.about} />,
    Serviços: <HomeServices services={subject.services} place={place} />,
    Operadoras: <HomeCarriers carriers={subject.carriers} />,
    'Outros seguros': <HomeExtras extras={subject.extras} />,
    Depoimentos: <HomeTestimonials testimonials={subject.testimonials} />,
    'Perguntas frequentes': <HomeFaq faq={subject.faq} place={place} />,
    Contato: (
      <HomeContact contact={subject.contact} specialDays={subject.specialDays} place={place} />
    ),
  },
})
