export const onApple = /Mac|iPhone|iPad/.test(navigator.platform);
