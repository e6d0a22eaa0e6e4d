import { Wide } from './Wide.tsx'

export const Narrow = () => <Wide />
