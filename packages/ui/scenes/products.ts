import { palette } from '../theme/tokens.ts'
import { home, road, umbrella } from './motifs.ts'
import { person } from './person.ts'
import { scene } from './scene.ts'

const { coralStrong } = palette

/** A scene for each insurance product. */
export const PRODUCTS = {
  frotas: scene({
    title: 'Um motorista e um caminhão na estrada',
    left: person({
      x: 186,
      y: 250,
      size: 1.8,
      skin: 'tan',
      hair: 'black',
      style: 'short',
      top: coralStrong,
    }),
    right: road,
  }),
  vida: scene({
    title: 'Um guarda-chuva aberto e uma casa com uma árvore',
    left: umbrella,
    right: home,
  }),
}
