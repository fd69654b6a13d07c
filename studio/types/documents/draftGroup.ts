import { GROUP_TYPE } from '@elos/content/parts/preview/group'
import { PackageIcon } from '@sanity/icons/Package'
import { defineArrayMember, defineType } from 'sanity'
import { datetimeField } from '../../base/fields/date.ts'
import { arrayField } from '../../base/fields/list.ts'
import { stringField, textField } from '../../base/fields/text.ts'

/**
 * A group of drafts that are published together. It is not content: it is private, has no draft and is never published
 * itself. Its references are weak: a member may be new, and may be deleted.
 *
 * @param types the types of its members
 */
export const draftGroupOf = (types: readonly string[]) =>
  defineType({
    name: GROUP_TYPE,
    title: 'Grupo',
    type: 'document',
    icon: PackageIcon,
    liveEdit: true,
    fields: [
      stringField({
        name: 'name',
        title: 'Nome',
        description: 'Como a equipe o chama. Exemplo: Tabela de janeiro.',
        max: 60,
      }),
      datetimeField({
        name: 'dueAt',
        title: 'Publicar em',
        description: 'O dia combinado. Nele, Início lembra; o grupo não é publicado sozinho.',
        optional: true,
      }),
      arrayField(
        {
          name: 'members',
          title: 'Documentos',
          description: 'Os documentos cujos rascunhos são publicados juntos.',
          optional: true,
          isUnique: true,
        },
        defineArrayMember({
          type: 'reference',
          title: 'Documento',
          weak: true,
          to: types.map((type) => ({ type })),
        }),
      ),
      textField({
        name: 'note',
        title: 'Anotação',
        description: 'Para a equipe. Exemplo: quem confirma os valores, e até quando.',
        optional: true,
      }),
      datetimeField({
        name: 'publishedAt',
        title: 'Publicado em',
        description: 'Preenchido ao publicar.',
        optional: true,
        hidden: true,
      }),
      // A text, as hosted Sanity counts each field of an object among the attributes of the dataset.
      textField({
        name: 'publication',
        title: 'Antes de publicar',
        description: 'O que os documentos diziam antes, para desfazer. Preenchido ao publicar.',
        optional: true,
        hidden: true,
      }),
    ],
  })
