import { textOf } from '@elos/content/parts/stored/value'
import { at, defineMigration, unset } from 'sanity/migrate'

const digitsOf = (phone: unknown) => textOf(phone).replace(/\D/g, '')

/** The chat and the data officer have the company's telephone, unless they have another: it is stored once. */
export default defineMigration({
  title: "Leave out the fields 'chatPhone' and 'dpoPhone' of settings that are the same as 'phone'",
  documentTypes: ['siteSettings'],
  migrate: {
    document: ({ phone, ...settings }) =>
      ['chatPhone', 'dpoPhone']
        .filter((name) => settings[name] && digitsOf(settings[name]) === digitsOf(phone))
        .map((name) => at(name, unset())),
  },
})
