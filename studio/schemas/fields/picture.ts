import { sharedField } from './object.ts'

/** The picture beside the title at the top of a page or of a section. */
export const pictureField = () =>
  sharedField({
    name: 'image',
    type: 'imageWithAlt',
    title: 'Imagem',
    description:
      'Foto ou ilustração ao lado do título. Uma ilustração em SVG aparece sempre inteira: recorte e ponto principal só valem para fotos.',
    optional: true,
  })
