import { UserIcon } from '@sanity/icons/User'
import { defineType } from 'sanity'
import { IMAGE_WIDTHS, imageField } from '../../base/fields/image.ts'
import { slugField, stringField, textField } from '../../base/fields/text.ts'
import { PAGE_GROUP, routeField } from '../../pages/schema/page.ts'

/** A person who writes or reviews articles, with a page. */
export const author = defineType({
  name: 'author',
  title: 'Autor',
  type: 'document',
  icon: UserIcon,
  groups: [{ name: 'person', title: 'Pessoa', default: true }, PAGE_GROUP],
  fields: [
    stringField({
      name: 'name',
      title: 'Nome',
      group: 'person',
      description: 'Nome da pessoa, como assina os artigos.',
      max: 60,
    }),
    slugField({
      source: 'name',
      group: 'person',
      description: 'As palavras depois de /blog/autor/ no endereço.',
    }),
    stringField({
      name: 'role',
      title: 'Função',
      group: 'person',
      description:
        'O que a pessoa faz aqui, mostrado ao lado do nome. Exemplo: corretora de seguros.',
      max: 60,
    }),
    stringField({
      name: 'registration',
      title: 'Registro profissional',
      group: 'person',
      description:
        'Conselho e número, como aparecem ao lado do nome. De corretores, o da Susep. Exemplo: Susep nº 201012345.',
      optional: true,
      max: 40,
    }),
    textField({
      name: 'note',
      title: 'Sobre a pessoa',
      group: 'person',
      description:
        'Uma ou duas frases, mostradas na página dela e no fim de cada artigo que escreveu.',
      optional: true,
      max: 300,
    }),
    imageField({
      name: 'photo',
      width: IMAGE_WIDTHS.portrait,
      title: 'Foto',
      group: 'person',
      description: 'Retrato, mostrado em um círculo ao lado do nome.',
      optional: true,
    }),
    routeField(),
  ],
  preview: { select: { title: 'name', subtitle: 'role', media: 'photo' } },
})
