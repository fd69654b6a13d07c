import { UserIcon } from '@sanity/icons/User'
import { stringsField } from '../../base/fields/list.ts'
import { sectionKind } from './sectionKind.ts'

const group = (name: string, title: string, description: string) =>
  stringsField({ name, title, description, optional: true, max: 6 })

/** Whom something suits, who should ask first, and whom it does not suit. */
export const fit = sectionKind({
  name: 'fit',
  title: 'Para quem',
  line: 'A quem serve, quem precisa conferir antes e a quem costuma não servir.',
  icon: UserIcon,
  fields: [
    group('yes', 'Serve bem', 'A quem serve. Uma frase curta por linha, sem ponto final.'),
    group('check', 'Confira antes', 'Quem precisa perguntar antes de contratar.'),
    group('no', 'Costuma não servir', 'A quem costuma não servir. Nunca por idade ou doença.'),
  ],
})
