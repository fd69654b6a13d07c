import { listField } from '../../../base/fields/list.ts'
import { linkField } from '../../../pages/schema/link.ts'

/** The two headers: the site's and the partner page's. */
export const menuFields = [
  listField({
    name: 'homeMenu',
    title: 'Menu do site',
    group: 'menus',
    description: 'Itens do cabeçalho, da esquerda para a direita.',
    of: 'link',
    max: 8,
  }),
  listField({
    name: 'phoneMenu',
    title: 'Só no menu do celular',
    group: 'menus',
    description:
      'O que mais se procura, antes dos itens do menu do site. No computador não há lugar para eles. A página de parceiros não os tem.',
    of: 'link',
    max: 8,
    optional: true,
  }),
  linkField({
    name: 'headerButton',
    title: 'Botão do cabeçalho',
    group: 'menus',
    description: 'Exemplo: Solicitar Cotação.',
  }),
  listField({
    name: 'partnerMenu',
    title: 'Menu da página de parceiros',
    group: 'menus',
    description: 'Itens do cabeçalho da página de parceiros.',
    of: 'link',
    max: 8,
  }),
  linkField({
    name: 'partnerHeaderButton',
    title: 'Botão do cabeçalho de parceiros',
    group: 'menus',
    description: 'Exemplo: Quero Ser Parceiro.',
  }),
]
