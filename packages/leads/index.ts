export { chatLink } from './chat/link.ts'
