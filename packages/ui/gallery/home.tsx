import { HomeContact } from '../sections/home/Contact.tsx'
import { HomeHero } from '../sections/home/Hero.tsx'
import { Sections } from '../templates/Sections.tsx'
import type { MakeGroup } from './group.ts'

/** The sections of the home page. */
export const home: MakeGroup = ({ home: { subject } }, place) => ({
  name: 'Início',
  pieces: {
    Abertura: <HomeHero hero={subject.hero} place={place} />,
    Seções: <Sections sections={subject.sections} place={place} chatMessage="" />,
    'Outros seguros': <Sections sections={subject.extras} place={place} chatMessage="" />,
    Contato: (
      <HomeContact contact={subject.contact} specialDays={subject.specialDays} place={place} />
    ),
  },
})
