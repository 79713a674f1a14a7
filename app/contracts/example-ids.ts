/** Wallet of the simulated world that always has orders at every spot venue. */
export const exampleWallet = '3CPRHNJMW7uaxoyhpWdRka5ZwLMkrGVghpW4oYjdUDYJ'

/** Drift User account of the simulated world. */
export const exampleUserAccount = 'Hvx5nn7ekbqsck7xdoGxSuD9AT12DvVJz1YHFh2JWzpm'
