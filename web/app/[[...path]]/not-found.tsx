export { NotFound as default } from '@elos/ui'
