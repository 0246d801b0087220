// Why no puzzle was generated.

export const COMPOSE_ERRORS = ['bad-size', 'bad-share', 'impossible', 'not-found'] as const;
